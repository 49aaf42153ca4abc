/**
 * Closed contours → the exact share of each pixel that they cover, with font-rs's method: in each row it crosses, an edge
 * adds its change of the coverage of all pixels to its right; running sums along the rows give the coverage.
 */

/** Whole pixels of a drawing. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Point = readonly [number, number];

/** In pixels: how far the line segments of a flattened curve may be from it. */
const tolerance = 0.1;

export class CoverageRasterizer {
  readonly #box: Box;
  /** Two more entries per row, for the changes of an edge on the right side of the box. */
  readonly #stride: number;
  readonly #changes: Float32Array;
  /** The start of the contour and the current point, relative to the corner of the box. */
  #startX = 0;
  #startY = 0;
  #x = 0;
  #y = 0;

  constructor(box: Box) {
    this.#box = box;
    this.#stride = box.width + 2;
    this.#changes = new Float32Array(this.#stride * box.height);
  }

  moveTo(x: number, y: number): void {
    this.#x = this.#startX = x - this.#box.left;
    this.#y = this.#startY = y - this.#box.top;
  }

  lineTo(x: number, y: number): void {
    this.#edgeTo(x - this.#box.left, y - this.#box.top);
  }

  close(): void {
    this.#edgeTo(this.#startX, this.#startY);
  }

  quadraticTo([x1, y1]: Point, [x2, y2]: Point): void {
    const [x0, y0] = [this.#x + this.#box.left, this.#y + this.#box.top];
    const bend = Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2);
    const pieces = Math.ceil(Math.sqrt(bend / 4 / tolerance)) || 1;
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces;
      const [a, b, c] = [(1 - t) * (1 - t), 2 * (1 - t) * t, t * t];
      this.lineTo(a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2);
    }
  }

  cubicTo([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): void {
    const [x0, y0] = [this.#x + this.#box.left, this.#y + this.#box.top];
    const bend = Math.max(
      Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
      Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
    );
    const pieces = Math.ceil(Math.sqrt((bend * 3) / 4 / tolerance)) || 1;
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces;
      const s = 1 - t;
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      this.lineTo(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
    }
  }

  /** 0 to 255 per pixel of the box, row by row. */
  alpha(): Uint8Array {
    const { width, height } = this.#box;
    const changes = this.#changes;
    const alpha = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      let sum = 0;
      let at = row * this.#stride;
      for (let to = row * width; to < (row + 1) * width; to++) {
        sum += changes[at++] ?? 0;
        const covered = sum < 0 ? -sum : sum;
        alpha[to] = covered > 1 ? 255 : covered * 255 + 0.5;
      }
    }
    return alpha;
  }

  #edgeTo(toX: number, toY: number): void {
    const [fromX, fromY] = [this.#x, this.#y];
    this.#x = toX;
    this.#y = toY;
    if (fromY === toY) return;
    const sign = fromY < toY ? 1 : -1;
    const slope = (toX - fromX) / (toY - fromY);
    const first = Math.min(fromY, toY);
    const last = Math.min(Math.max(fromY, toY), this.#box.height);
    let y = Math.max(first, 0);
    let x = (sign > 0 ? fromX : toX) + (y - first) * slope;
    for (let row = Math.floor(y); row < last; row++) {
      const end = Math.min(row + 1, last);
      const nextX = x + (end - y) * slope;
      this.#cross(row * this.#stride, (end - y) * sign, (x + nextX) / 2, Math.abs(nextX - x) / 2);
      y = end;
      x = nextX;
    }
  }

  /** Adds an edge that crosses a row within `reach` of `middle`: it covers those pixels partly, and all to their right fully. */
  #cross(row: number, amount: number, middle: number, reach: number): void {
    const { width } = this.#box;
    const x0 = Math.min(Math.max(middle - reach, 0), width);
    const x1 = Math.min(Math.max(middle + reach, 0), width);
    let pixel = Math.floor(x0);
    if (x1 <= pixel + 1) {
      const share = (x0 + x1) / 2 - pixel;
      this.#add(row + pixel, amount * (1 - share));
      this.#add(row + pixel + 1, amount * share);
      return;
    }
    let before = 0;
    for (; pixel < x1; pixel++) {
      const from = Math.max(x0, pixel);
      const to = Math.min(x1, pixel + 1);
      const covered = (amount / (x1 - x0)) * (from - x0 + (to - from) * (pixel + 1 - (from + to) / 2));
      this.#add(row + pixel, covered - before);
      before = covered;
    }
    this.#add(row + pixel, amount - before);
  }

  #add(at: number, change: number): void {
    this.#changes[at] = (this.#changes[at] ?? 0) + change;
  }
}
