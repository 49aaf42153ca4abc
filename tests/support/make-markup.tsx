/** Makes pages of components as the renderer does, with React and without. */
import { Component, type ComponentType, type ReactNode } from 'react';
import { PartMaker } from '../../src/render/part-maker.tsx';
import { wholeContent } from './whole-content.ts';

const withFewSpaces = (text: string) => text.replace(/ +/g, ' ');

export type Body = ComponentType<Record<string, unknown>>;

/** A component that only React can render. */
export function ofReact(Shown: Body): Body {
  return class extends Component<Record<string, unknown>> {
    override render() {
      return <Shown {...this.props} />;
    }
  };
}

export const maker = () =>
  new PartMaker({ iconSprite: '/icons.svg', iconNames: new Set(['tree', 'a&b']), country: 'US', readsDetails: true });

export function make(Shown: Body, by = maker()) {
  const { text, read } = by.makePage(Shown as ComponentType<never>, {});
  const { linkRuns, h1, ...facts } = read.facts;
  // Spaces that the page has one of may be several while it is read.
  return {
    html: text.html,
    facts,
    h1: h1.map(withFewSpaces),
    // Runs that pages share are in no order.
    links: [...new Set([...linkRuns].flat())].sort(),
    details: withFewSpaces(
      JSON.stringify({ ...read.details, content: { ...read.content, runs: wholeContent(read.content) } }),
    ),
  };
}

export const page = (body: ReactNode, head: ReactNode = <title>A page</title>) =>
  function Page() {
    return (
      <html lang="en" id="top">
        <head>{head}</head>
        <body>{body}</body>
      </html>
    );
  };
