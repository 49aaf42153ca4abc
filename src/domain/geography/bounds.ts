/** Boxes in degrees: whether they intersect, and which cells of a grid they cover. Pure. */

export interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export function intersects(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top;
}

/** The key of the cell that contains a point, by its lower left corner. */
export function gridCell(x: number, y: number): string {
  return `${Math.floor(x)} ${Math.floor(y)}`;
}

/** The one-degree cells that a box covers. */
export function cellsOf({ left, right, top, bottom }: Bounds): string[] {
  const cells: string[] = [];
  for (let x = Math.floor(left); x <= right; x++)
    for (let y = Math.floor(bottom); y <= top; y++) cells.push(gridCell(x, y));
  return cells;
}
