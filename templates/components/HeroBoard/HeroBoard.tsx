/** The shape beside the text of a hero without a picture: takes badges or facts, gives them in large type on the deep color, over the river line. */
import type { ReactNode } from 'react';
import { RiverLine } from '../RiverLine/RiverLine.tsx';
import '../../styles/deep.css';
import './HeroBoard.css';

export function HeroBoard({ children }: { children: ReactNode }) {
  return (
    <div className="deep board">
      {children}
      <RiverLine />
    </div>
  );
}
