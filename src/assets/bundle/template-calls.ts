/** Notes calls of a site's own templates that have no effect while pages are rendered, or one that is not the same in each build. */

/** Plain JSON, so that it can be cached with the page. */
export interface TemplateCall {
  /** As in the code: `Math.random()`. */
  name: string;
  /**
   * `changes`: the result differs from build to build. `never`: the given function is never called. `unseen`: no build notices that
   * the result would be different.
   */
  kind: 'changes' | 'never' | 'unseen';
  /** Lines and columns on the stack in the compiled templates, the innermost first. */
  frames: [line: number, column: number][];
}

export type Note = (kind: TemplateCall['kind'], name: string) => void;

/** The function, which is noted when it is called. */
export function noted(call: (...given: never[]) => unknown, note: Note, name: string) {
  return (...given: never[]): unknown => {
    note('changes', `${name}()`);
    return call(...given);
  };
}

/** Templates call from few places; a stack takes 10 µs. */
const maxCalls = 1_000;

export class TemplateCalls {
  #count = 0;
  #noted: TemplateCall[] = [];
  readonly #framesIn: (stack: string) => TemplateCall['frames'];

  constructor(framesIn: (stack: string) => TemplateCall['frames']) {
    this.#framesIn = framesIn;
  }

  readonly note: Note = (kind, name) => {
    this.#count += 1;
    if (this.#count > maxCalls) return;
    const frames = this.#framesIn(new Error(name).stack ?? '');
    if (!this.#noted.some((call) => call.name === name && String(call.frames) === String(frames)))
      this.#noted.push({ kind, name, frames });
  };

  /** The different calls since the last time. */
  readonly take = (): TemplateCall[] => {
    const noted = this.#noted;
    if (noted.length > 0) this.#noted = [];
    return noted;
  };
}
