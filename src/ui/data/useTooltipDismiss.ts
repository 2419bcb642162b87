import { createContext, type KeyboardEvent, useEffect, useState } from 'react';

/** Whether Escape has hidden the chart's tip. */
export const TooltipDismissed = createContext(false);

/** Hides a chart's tip on Escape, until the pointer moves over the chart or another key is pressed in it. */
export const useTooltipDismiss = () => {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    // The pointer may be on the chart while the focus is elsewhere.
    const press = ({ key }: { key: string }) => {
      if (key === 'Escape') setGone(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return {
    gone,
    handlers: {
      onPointerMove: () => setGone(false),
      onKeyDown: ({ key }: KeyboardEvent) => setGone(key === 'Escape'),
    },
  };
};
