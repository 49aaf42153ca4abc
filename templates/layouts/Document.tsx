/** A whole page: takes the shell's data, the structured data and the main content, gives the html element. */
import type { ReactNode } from 'react';
import type { Shell as ShellData } from 'treesite';
import { Head } from './Head.tsx';
import { OwnScripts } from './OwnScripts.tsx';
import { Shell } from './Shell.tsx';

interface DocumentProps {
  shell: ShellData;
  structuredData: string;
  children: ReactNode;
}

export function Document({ shell, structuredData, children }: DocumentProps) {
  return (
    <html lang={shell.language} data-time-zone={shell.timeZone}>
      <Head shell={shell} structuredData={structuredData} />
      <body>
        <Shell shell={shell}>{children}</Shell>
        {shell.scripts && <OwnScripts scripts={shell.scripts.body} />}
      </body>
    </html>
  );
}
