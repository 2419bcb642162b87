import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/apiError.ts';
import { authErrorText, loginErrorText } from './authErrors.ts';

const asking = (seconds?: number, words = 'Too many attempts') => new ApiError(429, words, {}, undefined, seconds);

describe('the message of a failed step', () => {
  it.each([
    [1, 'Too many attempts. You can try again in 1 second.'],
    [59, 'Too many attempts. You can try again in 59 seconds.'],
    [60, 'Too many attempts. You can try again in 1 minute.'],
    [61, 'Too many attempts. You can try again in 2 minutes.'],
  ])('says how long to wait: %i seconds', (seconds, words) => {
    expect(authErrorText(asking(seconds), 'Login failed')).toBe(words);
  });

  it('does not repeat it', () => {
    const words = 'Too many codes were sent to this phone. Please try again in 3 minutes.';
    expect(authErrorText(asking(170, words), 'Signup failed')).toBe(words);
  });

  it('tells an owner whom strangers slow down where to sign in', () => {
    expect(loginErrorText(asking(60))).toBe(
      'Too many attempts. You can try again in 1 minute. You can sign in now from another network where you signed in before.',
    );
  });

  it("is the server's, then the error's, then the fallback", () => {
    expect(authErrorText(asking(), 'Login failed')).toBe('Too many attempts');
    expect(authErrorText(new ApiError(503, 'Busy', {}, undefined, 5), 'Login failed')).toBe('Busy');
    expect(authErrorText(new Error('Auth not initialized'), 'Login failed')).toBe('Auth not initialized');
    expect(authErrorText(new ApiError(500, ''), 'Login failed')).toBe('Login failed');
    expect(authErrorText('no error at all', 'Action failed')).toBe('Action failed');
  });
});
