/** An island for tests: state, effects, props that HTML must escape, and children rendered by the server. */
import { Component, type ReactNode } from 'react';
import { island, Slot } from 'treesite';

interface SlidesProps {
  label: string;
  next: string;
  count: number;
}

class SlidesView extends Component<SlidesProps & { children?: ReactNode }, { live: boolean; index: number }> {
  override state = { live: false, index: 0 };

  override componentDidMount() {
    this.setState({ live: true });
  }

  override render() {
    const { label, next, count, children } = this.props;
    const { live, index } = this.state;
    return (
      <section aria-label={label} data-live={live ? '' : undefined} data-index={index}>
        <button type="button" aria-label={next} onClick={() => this.setState({ index: (index + 1) % count })} />
        <Slot className="slides">{children}</Slot>
      </section>
    );
  }
}

export const Slides = island('Slides', SlidesView);
