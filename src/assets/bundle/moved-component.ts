/** The old name of a component → its name since each component has a folder. Pure. */

/** `components/Hero.tsx` → `components/Hero/Hero.tsx`, `islands/carousel.tsx` → `components/Carousel/Carousel.island.tsx`; undefined for other names. Names are relative to the templates folder. */
export function movedComponent(name: string): string | undefined {
  const [, folder, file] = /^(components|islands)\/([\w-]+)\.tsx$/.exec(name) ?? [];
  if (file === undefined) return undefined;
  const component = file.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  return `components/${component}/${component}${folder === 'islands' ? '.island' : ''}.tsx`;
}
