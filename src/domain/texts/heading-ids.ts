/** The props of a page and the ids on it → the same props, with another id for each heading of their texts whose id is used twice. Pure. */
import { isGroup } from '../groups.ts';

/** Owners write a heading's words, not its id, so `## Contact` must not collide with the contact form. */
export function renameHeadings<Props>(props: Props, ids: readonly string[]): Props {
  const others = [...ids];
  const own = new Set<string>();
  visitHeadings(props, (id) => {
    own.add(id);
    const at = others.indexOf(id);
    if (at !== -1) others.splice(at, 1);
    return id;
  });
  const taken = new Set(others);
  return visitHeadings(props, (id) => {
    let unique = id;
    // Not the id of another heading, to which a link may lead.
    for (let number = 2; taken.has(unique) || (unique !== id && own.has(unique)); number++) unique = `${id}-${number}`;
    taken.add(unique);
    return unique;
  }) as Props;
}

function visitHeadings(value: unknown, idOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => visitHeadings(item, idOf));
  if (!isGroup(value)) return value;
  if (value.type === 'heading' && typeof value.id === 'string') return { ...value, id: idOf(value.id) };
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, visitHeadings(field, idOf)]));
}
