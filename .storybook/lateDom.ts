import { prettyDOM } from 'storybook/test';

/**
 * What a query says that finds nothing. The page is only put into words when somebody reads them: most are said by a wait
 * that looks again a moment later, and nobody reads those.
 */
export const sayLate = (message: string | null, container: Element): Error => {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let said: string | undefined;
  const say = () => {
    said ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return said;
  };
  return Object.defineProperty(error, 'message', { get: say, configurable: true });
};
