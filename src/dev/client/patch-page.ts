/**
 * Updates an open page without a reload: applies the differences between the page as it was sent and as the server sends
 * it now to the document. Everything else, including the changes of scripts, is kept.
 */

/** Elements of the head that can be replaced. Styles are changed elsewhere, and changed scripts would have to run. */
const inHead = ['title', 'meta', 'link:not([rel="stylesheet"])'];
const structuredData = 'script[type="application/ld+json"]';
/** Elements that scripts have initialized when the page was loaded, so they cannot be replaced. */
const alive = 'script, form, button, dialog, [data-island]';

/** False if the page must be reloaded; parts of it may have been changed already. */
export function patchPage(before: Document, now: Document): boolean {
  return (
    scriptsOf(before) === scriptsOf(now) &&
    patchElement(before.documentElement, now.documentElement, document.documentElement) &&
    inHead.every((selector) => patchAll(selector, before, now)) &&
    patchStructuredData(now) &&
    patchNode(before.body, now.body, document.body)
  );
}

function scriptsOf(sent: Document): string {
  const running = sent.querySelectorAll(`script:not(${structuredData}, [data-version])`);
  return [...running].map(({ outerHTML }) => outerHTML).join('');
}

function patchAll(selector: string, before: Document, now: Document): boolean {
  const [was, is, shown] = [before, now, document].map((where) => [...where.head.querySelectorAll(selector)]);
  if (!was || !is || !shown || was.length !== is.length || was.length !== shown.length) return false;
  for (const [index, node] of is.entries()) {
    if (!was[index]?.isEqualNode(node)) shown[index]?.replaceWith(document.importNode(node, true));
  }
  return true;
}

/** Moves the parsed elements, because Trusted Types refuse copies of scripts. No script changes those of the document. */
function patchStructuredData(now: Document): boolean {
  const [is, shown] = [now, document].map((where) => [...where.head.querySelectorAll(structuredData)]);
  if (!is || !shown || is.length !== shown.length) return false;
  for (const [index, node] of is.entries()) if (!shown[index]?.isEqualNode(node)) shown[index]?.replaceWith(node);
  return true;
}

function patchNode(before: Node, now: Node, shown: Node): boolean {
  if (before.isEqualNode(now) || isOwnScript(now)) return true;
  if (before.nodeName !== now.nodeName || before.nodeName !== shown.nodeName) return false;
  if (before instanceof Element && now instanceof Element && shown instanceof Element)
    return patchElement(before, now, shown) && patchChildren(before, now, shown);
  shown.nodeValue = now.nodeValue;
  return true;
}

function patchElement(before: Element, now: Element, shown: Element): boolean {
  for (const name of new Set([...before.getAttributeNames(), ...now.getAttributeNames()])) {
    const value = now.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    // An island reads its props only once.
    if (name === 'data-props') return false;
    if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
  return true;
}

function patchChildren(before: Element, now: Element, shown: Element): boolean {
  const [was, is, seen] = [[...before.childNodes], [...now.childNodes], [...shown.childNodes]];
  if (was.length === is.length && was.length === seen.length)
    return is.every((node, index) => patchNode(was[index] as Node, node, seen[index] as Node));
  if (before.querySelector(alive) || now.querySelector(alive)) return false;
  shown.replaceChildren(...is.map((node) => document.importNode(node, true)));
  return true;
}

function isOwnScript(node: Node): boolean {
  return node instanceof HTMLScriptElement && node.dataset.version !== undefined;
}
