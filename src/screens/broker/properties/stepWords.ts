import { ARCHIVED_DAYS, type BrokerStep, nextSteps, type PropertyStatus } from '#contract/properties/life.ts';

/** A step's label in the menu: the steps that lead back have their own labels. */
export const stepLabel = (from: PropertyStatus, to: BrokerStep): string => {
  switch (to) {
    case 'live':
      return from === 'sold' ? 'Live again' : 'Resume';
    case 'paused':
      return from === 'archived' ? 'Restore' : 'Pause';
    case 'sold':
      return 'Mark as sold';
    case 'archived':
      return 'Delete';
    case 'in_review':
      return from === 'changes_requested' ? 'Send for review again' : 'Send for review';
  }
};

/** The message when a home's status has changed. */
export const stepDone = (from: PropertyStatus, to: PropertyStatus): string => {
  switch (to) {
    case 'live':
      return 'Live again. Visitors see it.';
    case 'paused':
      return from === 'archived'
        ? 'Restored. It is paused: visitors do not see it.'
        : 'Paused. Visitors no longer see it.';
    case 'sold':
      return from === 'live' ? 'Marked as sold. Visitors no longer see it.' : 'Marked as sold.';
    case 'archived':
      return `Deleted. It is kept for ${ARCHIVED_DAYS} days.`;
    case 'in_review':
      return 'Sent for review. Visitors see it when it is approved.';
    default:
      return 'Changed.';
  }
};

/** The step that undoes the one from `from` to `to`. A deleted home comes back paused; undo never leads to Delete. */
export const stepBack = (from: PropertyStatus, to: PropertyStatus): BrokerStep | undefined =>
  nextSteps(to, false).find((step) => (step === from && step !== 'archived') || to === 'archived');
