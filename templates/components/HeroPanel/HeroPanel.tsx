/** The top of a page without a picture: takes facts or badges, gives the board in the place of the picture. */
import type { ReactNode } from 'react';
import '../../styles/deep.css';
import './HeroPanel.css';

export function HeroPanel({ children }: { children: ReactNode }) {
  return <div className="deep board">{children}</div>;
}
