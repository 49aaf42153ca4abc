/** What axe's rules of the layout can find in a page at its present width: a run of axe costs twenty times as much. */

/** For the rules of `layoutRules` in `axe.ts`. */
export type Suspect = 'targets' | 'scrolling' | 'structure' | 'names';

/** Runs in the page. May name what axe then accepts. `isFirst`: all rules are applied here, and only changes from here on matter. */
export function layoutSuspects({ where, isFirst }: { where: string; isFirst: boolean }): Suspect[] {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(isVisible);

  /** axe accepts a target of 24 by 24 pixels that no other covers, and a smaller one with room: its center is 12 pixels away from others, and 24 from the centers of small ones. */
  const haveCloseTargets = () => {
    const targets = visible('body *').filter((element) => element.tabIndex >= 0);
    const boxes = targets.map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const room = width < 24 || height < 24 ? 12 : 0;
      const isLookedAt = element.closest(where) !== null;
      return { left: left - room, right: right + room, top: top - room, bottom: bottom + room, isLookedAt };
    });
    return boxes.some(
      (a) =>
        a.isLookedAt &&
        boxes.some((b) => a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
  };

  const scrolls = (element: Element) =>
    (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight) &&
    /auto|scroll/.test(getComputedStyle(element).overflow);

  /** Headings, the main landmark, and what is in no landmark. Other elements, shown or hidden, break none of these rules. */
  const landmark = ':is(header, nav, main, aside, footer, dialog, section[aria-labelledby])';
  const structure = visible(
    `:is(h1, h2, h3, h4, h5, h6, [role=heading], main, [role=main], iframe), body :not(${landmark}, ${landmark} *)`,
  ).filter((element) => !element.closest('[aria-hidden=true], [inert]'));
  const page = window as unknown as { firstStructure?: Element[]; firstNames?: [Element, Element[]][] };
  if (isFirst) page.firstStructure = structure;
  const isRestructured = () =>
    structure.length !== page.firstStructure?.length ||
    structure.some((element, index) => element !== page.firstStructure?.[index]) ||
    ['h1', 'main'].some((one) => !structure.some((element) => element.matches(one)));
  const hasLostLinks = () =>
    visible('a[href^="#"], a[href^="/#"]').some(
      (link) => !document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
    );

  /** What can name a control, link, heading or summary: visible texts and images in it and in its labels. One that appears later is not listed, because then all rules are applied. */
  const namesOf = (element: Element) =>
    [element, ...((element as HTMLInputElement).labels ?? [])]
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter(
        (part) =>
          (part.matches('img, svg, [role=img], [aria-label]') ||
            [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')) &&
          isVisible(part) &&
          !part.closest('[aria-hidden=true]'),
      );
  const named =
    'a, button, summary, input, select, textarea, h1, h2, h3, h4, h5, h6, [role=button], [role=link], [role=heading]';
  if (isFirst) page.firstNames = visible(named).map((element) => [element, namesOf(element)]);
  const haveLostNames = () =>
    page.firstNames?.some(([element, names]) => isVisible(element) && !names.every(isVisible)) ?? true;

  const suspects: Suspect[] = [];
  if (haveCloseTargets()) suspects.push('targets');
  if (visible('body *').some(scrolls)) suspects.push('scrolling');
  if (isRestructured() || hasLostLinks()) suspects.push('structure');
  if (haveLostNames()) suspects.push('names');
  return suspects;
}
