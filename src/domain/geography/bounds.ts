/** Boxes of degrees: which meet, and which squares of a grid they cover. Pure. */

export interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export function intersects(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top;
}

/** By its lower left corner. */
export function gridCell(x: number, y: number): string {
  return `${Math.floor(x)} ${Math.floor(y)}`;
}

/** Squares of one degree. */
export function cellsOf({ left, right, top, bottom }: Bounds): string[] {
  const cells: string[] = [];
  for (let x = Math.floor(left); x <= right; x++)
    for (let y = Math.floor(bottom); y <= top; y++) cells.push(gridCell(x, y));
  return cells;
}
