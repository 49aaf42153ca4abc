/** The place in an island for the children rendered on the server. */
import type { ReactNode } from 'react';

interface SlotProps {
  className?: string;
  children?: ReactNode;
}

/**
 * On the server, it renders the children. In the browser the island has no children, and the empty
 * inner HTML makes hydration keep the server's markup.
 */
export function Slot({ className, children }: SlotProps) {
  if (children === undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string cannot carry anything
    return <div className={className} dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return <div className={className}>{children}</div>;
}
