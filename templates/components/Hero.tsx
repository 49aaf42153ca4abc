/** The top of a page: takes its title, text, badges and picture, and buttons as children; gives the section with the h1. */
import type { ReactNode } from 'react';
import type { Hero as HeroData } from 'treesite';
import { Badges } from './Badges.tsx';
import { Photo } from './Photo.tsx';
import { RichText } from './RichText.tsx';
import { RiverLine } from './RiverLine.tsx';

interface HeroProps {
  hero: HeroData;
  /** What stands above the title. */
  above?: ReactNode;
  children?: ReactNode;
}

export function Hero({ hero, above, children }: HeroProps) {
  const { title, text, badges, image } = hero;
  return (
    <>
      <section className={image ? 'hero' : 'hero bare'}>
        <div className="hero-text">
          {above}
          <h1>{title}</h1>
          <div className="lead prose">
            <RichText blocks={text} />
          </div>
          {children && <div className="actions">{children}</div>}
          <Badges badges={badges} />
        </div>
        {image && <Photo picture={image} first />}
      </section>
      <RiverLine />
    </>
  );
}
