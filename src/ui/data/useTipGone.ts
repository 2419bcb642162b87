import { createContext, type KeyboardEvent, useEffect, useState } from 'react';

/** Whether Escape has taken the tip of the chart away. */
export const TipGone = createContext(false);

/** Takes a chart's tip away at Escape, until the pointer moves on the chart or another key moves along it. */
export const useTipGone = () => {
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
