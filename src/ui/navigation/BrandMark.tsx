import { lightRoles } from '../../theme/tokens';

interface BrandMarkProps {
  /** Side length in pixels. */
  size?: number;
}

/** The mark: a jharokha arch with its door on peacock, the same in both schemes. Decorative: the wordmark beside it says the name. */
export function BrandMark({ size = 30 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={lightRoles.primary} />
      <path
        d="M8 26V15.5c0-2 1.2-2.6 2-3.6.5-1.7 1.9-2 2.7-2.6.9-1.3 2.3-1.7 3.3-3.3 1 1.6 2.4 2 3.3 3.3.8.6 2.2.9 2.7 2.6.8 1 2 1.6 2 3.6V26z"
        fill={lightRoles.page}
      />
      <path d="M12.5 26v-7.2c0-2.3 2.1-2.8 3.5-5 1.4 2.2 3.5 2.7 3.5 5V26z" fill={lightRoles.gulabiShape} />
    </svg>
  );
}
