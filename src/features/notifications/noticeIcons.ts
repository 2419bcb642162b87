import {
  Building2,
  CalendarClock,
  ContactRound,
  CopyPlus,
  FileUp,
  Flag,
  Globe,
  type LucideIcon,
  MailX,
  Shield,
  Unlink,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import type { NoticeKind } from '#contract/notifications.ts';
import type { ToneName } from '#src/theme/tones.ts';

interface Look {
  readonly icon: LucideIcon;
  /** Set only if it needs attention; good news and what needs no action are neutral. */
  readonly tone?: ToneName;
}

/** The icon of each kind of notification, with its colour. */
export const noticeLooks: Readonly<Record<NoticeKind, Look>> = {
  broker_pending: { icon: UserRoundPlus, tone: 'warning' },
  broker_added: { icon: UsersRound },
  main_lead: { icon: ContactRound, tone: 'info' },
  listing_review: { icon: Building2, tone: 'info' },
  listing_reported: { icon: Flag, tone: 'error' },
  site_unpublished: { icon: Globe, tone: 'error' },
  site_published: { icon: Globe },
  domain_lost: { icon: Unlink, tone: 'error' },
  privacy_request: { icon: Shield, tone: 'warning' },
  mail_failed: { icon: MailX },
  lead: { icon: ContactRound, tone: 'info' },
  enquiry_joined: { icon: CopyPlus, tone: 'info' },
  listing_reviewed: { icon: Building2 },
  leads_imported: { icon: FileUp },
  follow_up_due: { icon: CalendarClock, tone: 'warning' },
};
