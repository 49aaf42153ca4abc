/** Takes scripts that the site loads beside its own, gives their elements; scripts that wait are data blocks until they are loaded. */
import type { PageScript } from 'treesite';

export function OwnScripts({ scripts }: { scripts: readonly PageScript[] }) {
  return scripts.map((script) =>
    script.when === 'load' ? (
      <ScriptNow key={script.src} {...script} />
    ) : (
      <script
        key={script.src}
        type="text/plain"
        data-when={script.when}
        data-src={script.src}
        {...script.attributes}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: from the table of services; its hash is in the policy
        dangerouslySetInnerHTML={{ __html: script.before ?? '' }}
      />
    ),
  );
}

/** Deferred, not async: React would move an async script to the head. */
function ScriptNow({ src, before, attributes }: PageScript) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from the table of services; its hash is in the policy */}
      {before && <script dangerouslySetInnerHTML={{ __html: before }} />}
      <script src={src} defer {...attributes} />
    </>
  );
}
