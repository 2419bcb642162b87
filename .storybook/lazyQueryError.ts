import { prettyDOM } from 'storybook/test';

/**
 * The error of a query without a match. The DOM is printed only when the message is read, because most of these errors are
 * thrown inside `waitFor` and never read.
 */
export const lazyQueryError = (message: string | null, container: Element): Error => {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  const read = () => {
    text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return text;
  };
  return Object.defineProperty(error, 'message', { get: read, configurable: true });
};
