import { useLayoutEffect, useRef, useState } from 'react';

type Rgb = readonly [number, number, number];

/** A computed colour, `rgb(…)` or `rgba(…)`, with its opacity. */
const parse = (colour: string): readonly [Rgb, number] => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [[red, green, blue], alpha];
};

const over = (above: Rgb, alpha: number, below: Rgb): Rgb => {
  const mix = (index: 0 | 1 | 2) => above[index] * alpha + below[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
};

/** An element's background: the backgrounds of its ancestors, composed. */
const groundOf = (element: Element | null): Rgb => {
  if (!element) return [255, 255, 255];
  const [colour, alpha] = parse(getComputedStyle(element).backgroundColor);
  return alpha === 1 ? colour : over(colour, alpha, groundOf(element.parentElement));
};

const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The WCAG 2 contrast of an element's text colour with its background. */
export const contrastOf = (element: Element): number => {
  const ground = groundOf(element);
  const [colour, alpha] = parse(getComputedStyle(element).color);
  const [dark = 0, light = 0] = [luminance(over(colour, alpha, ground)), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A computed colour as `#RRGGBB`, followed by its opacity unless that is 1. */
export const hexOf = (colour: string): string => {
  const [rgb, alpha] = parse(colour);
  const hex = rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
  return `#${hex.toUpperCase()}${alpha < 1 ? ` ${Math.round(alpha * 100)}%` : ''}`;
};

/** Reads a value from an element after the first layout: a value that the browser computed from the theme. */
export function useMeasured<T>(read: (element: HTMLElement) => T) {
  const ref = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState<T>();
  const reader = useRef(read);
  useLayoutEffect(() => {
    if (ref.current) setMeasured(reader.current(ref.current));
  }, []);
  return [ref, measured] as const;
}
