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

/** The function, which is noted when it is called. Its properties stay, and a class can be extended. `thisFor` replaces its `this`. */
export function noted<Call extends (...given: never[]) => unknown>(
  call: Call,
  note: Note,
  name: string,
  thisFor = (self: unknown): unknown => self,
): Call {
  return new Proxy(call, {
    apply(_, self, given) {
      note('changes', `${name}()`);
      return Reflect.apply(call, thisFor(self), given);
    },
  });
}

/** Templates call from few places; a stack takes 10 µs. Counted by name too, so that what a package calls does not hide other calls. */
const maxCalls = 20_000;
const maxCallsPerName = 1_000;

export class TemplateCalls {
  #count = 0;
  readonly #counts = new Map<string, number>();
  #noted: TemplateCall[] = [];
  readonly #framesIn: (stack: string) => TemplateCall['frames'];

  constructor(framesIn: (stack: string) => TemplateCall['frames']) {
    this.#framesIn = framesIn;
  }

  readonly note: Note = (kind, name) => {
    const count = this.#counts.get(name) ?? 0;
    if (count === maxCallsPerName || this.#count === maxCalls) return;
    this.#counts.set(name, count + 1);
    this.#count += 1;
    const frames = this.#framesIn(new Error(name).stack ?? '');
    // One place may read every environment variable.
    const isSame = (call: TemplateCall) => call.kind === kind && (kind === 'unseen' || call.name === name);
    if (!this.#noted.some((call) => isSame(call) && String(call.frames) === String(frames)))
      this.#noted.push({ kind, name, frames });
  };

  /** The different calls since the last time. */
  readonly take = (): TemplateCall[] => {
    const noted = this.#noted;
    if (noted.length > 0) this.#noted = [];
    return noted;
  };
}
