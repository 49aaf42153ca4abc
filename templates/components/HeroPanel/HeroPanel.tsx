/** The shape beside the text of a hero without a picture: takes badges or facts, gives them in large type on the deep color, over the divider. */
import type { ReactNode } from 'react';
import { Separator } from '../Separator/Separator.tsx';
import '../../styles/deep.css';
import './HeroPanel.css';

export function HeroPanel({ children }: { children: ReactNode }) {
  return (
    <div className="deep board">
      {children}
      <Separator />
    </div>
  );
}
