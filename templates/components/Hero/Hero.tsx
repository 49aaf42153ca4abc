/** The top of a page: takes its title, text, badges and picture, and buttons as children; gives the section with the h1. */
import type { ReactNode } from 'react';
import type { Hero as HeroData } from 'treesite';
import { Badges } from '../Badges/Badges.tsx';
import { HeroPanel } from '../HeroPanel/HeroPanel.tsx';
import { Photo } from '../Photo/Photo.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Separator } from '../Separator/Separator.tsx';
import './Hero.css';

interface HeroProps {
  hero: HeroData;
  /** Shown above the title. */
  above?: ReactNode;
  /** Shown beside the text of a page without a picture, instead of the badges. */
  board?: ReactNode;
  children?: ReactNode;
}

/** Every hero has the same outline: text at the left, and a shape that reaches the right edge: the picture, or a board with the facts of a page without one. The buttons follow the heading, so that a phone shows both at once. */
export function Hero({ hero, above, board, children }: HeroProps) {
  const { title, text, badges, image } = hero;
  const hasBoard = !image && (board !== undefined || badges.length > 0);
  return (
    <>
      <section className={image || hasBoard ? 'hero' : 'hero alone'}>
        <div className="hero-text">
          {above}
          <h1>{title}</h1>
          {children && <div className="actions">{children}</div>}
          <div className="lead prose">
            <RichText blocks={text} />
          </div>
          {(image || board) && <Badges badges={badges} />}
        </div>
        {image && <Photo picture={image} first />}
        {hasBoard && <HeroPanel>{board ?? <Badges badges={badges} />}</HeroPanel>}
      </section>
      <Separator />
    </>
  );
}
