import { Download } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { ManagedSite } from '#contract/managedSites.ts';
import { type DomainLine, domainLine } from '#src/features/websites/domainLine.ts';
import { useWebsiteDownload, useWebsiteStep, useWebsites, type WebsiteStep } from '#src/features/websites/queries.ts';
import { UnpublishForm } from '#src/features/websites/UnpublishForm.tsx';
import { WebsiteCard } from '#src/features/websites/WebsiteCard.tsx';
import type { WebsiteActions } from '#src/features/websites/websiteActions.ts';
import { websiteColumns } from '#src/features/websites/websiteColumns.tsx';
import { messageOf } from '#src/lib/apiError.ts';
import { formatNumber } from '#src/lib/format.ts';
import { type TableState, useTableState } from '#src/lib/useTableState.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { DataTable } from '#src/ui/data/DataTable.tsx';
import { tableProps } from '#src/ui/data/tableProps.ts';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { ListSearch } from '#src/ui/inputs/ListSearch.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { type WebsiteCounts, WebsiteFilters } from './WebsiteFilters.tsx';

const hideableColumns = ['template', 'homes'];

const foundWords = ({ found }: DomainLine, domain: string | null) => `${domain}: ${found.toLowerCase()}`;

const doneWords = (step: WebsiteStep, { broker, customDomain, domain }: ManagedSite, freed: string | null): string => {
  if (step === 'publish') return `The website of ${broker.name} is online again`;
  if (step === 'release') return `${freed} no longer belongs to ${broker.name}`;
  return domain ? foundWords(domainLine(domain, Date.now()), customDomain) : 'This website has no domain';
};

const purposeOf = (counts: WebsiteCounts | undefined): string => {
  if (!counts) return 'Every broker’s website: its domain, its visitors, whether it is online';
  const sites = `${formatNumber(counts.all)} broker ${counts.all === 1 ? 'site' : 'sites'}`;
  return `${sites}, ${formatNumber(counts.own_domain)} of them with a domain of their own`;
};

/** The confirmation dialog about a website; it keeps its text while it closes. */
type Asked = { readonly site: ManagedSite; readonly about: 'unpublish' | 'release'; readonly open: boolean };

/**
 * The websites of all brokers: find them, see how they perform, take them offline or online, check and release domains.
 */
export function ManageWebsiteScreen() {
  const [table, change] = useTableState();
  const [asked, setAsked] = useState<Asked>();
  const websites = useWebsites(table);
  const { doStep, isPending } = useStep();
  const close = () => setAsked((before) => before && { ...before, open: false });
  const actions: WebsiteActions = useMemo(
    () => ({
      onStep: doStep,
      onUnpublish: (site) => setAsked({ site, about: 'unpublish', open: true }),
      onRelease: (site) => setAsked({ site, about: 'release', open: true }),
    }),
    [doStep],
  );
  const columns = useMemo(() => websiteColumns(actions), [actions]);
  return (
    <>
      <PageHeader
        title="Manage Website"
        purpose={purposeOf(websites.data?.meta.states)}
        actions={<Export table={table} />}
      />
      <DataTable
        label="Websites"
        columns={columns}
        {...tableProps(table, change, websites, 'The websites could not be loaded', ['q', 'status'])}
        twoLines
        wraps
        emptyText="No websites found"
        emptyHint={
          table.q || table.status ? 'Show all of them instead.' : 'A broker publishes one from Website Templates.'
        }
        emptyDrawing="homes"
        clearText="Show all"
        hideableColumns={hideableColumns}
        cardHeight={157}
        renderCard={(site) => <WebsiteCard site={site} {...actions} />}
        toolbar={
          <ListSearch
            label="Search websites"
            placeholder="Broker, address or domain"
            {...{ table, change }}
            sx={{ maxWidth: { lg: 320 } }}
          />
        }
        toolbarMore={<WebsiteFilters table={table} counts={websites.data?.meta.states} change={change} />}
      />
      {/* Rendered together with the rows, so that they do not push it down. */}
      {websites.data ? (
        <Text variant="caption" quiet sx={{ mt: 1.5 }}>
          Visits and enquiries are those of the last 30 days. Each domain is checked every day; a broker is told when
          one is lost.
        </Text>
      ) : null}
      {asked ? <Question asked={asked} busy={isPending} onStep={doStep} onClose={close} /> : null}
    </>
  );
}

function Export({ table }: { table: TableState }) {
  const say = useSnackbar();
  const { mutate: download, isPending } = useWebsiteDownload();
  return (
    <BusyButton
      busy={isPending}
      busyText="Exporting…"
      startIcon={<Download size={18} />}
      onClick={() =>
        download(table, {
          onError: (failure) => say(messageOf(failure, 'The export failed. Try again.'), { failed: true }),
        })
      }
    >
      Export
    </BusyButton>
  );
}

/** Does one of the steps, and says what came of it. */
function useStep() {
  const say = useSnackbar();
  const { mutate: step, isPending } = useWebsiteStep();
  const doStep = useCallback(
    (site: ManagedSite, what: WebsiteStep) =>
      step(
        { id: site.id, step: what },
        {
          onSuccess: (saved) => say(doneWords(what, saved, site.customDomain)),
          onError: (failure) => say(messageOf(failure, 'This did not work. Try again.'), { failed: true }),
        },
      ),
    [step, say],
  );
  return { doStep, isPending };
}

interface QuestionProps {
  asked: Asked;
  busy: boolean;
  onStep: WebsiteActions['onStep'];
  onClose: () => void;
}

function Question({ asked: { site, about, open }, busy, onStep, onClose }: QuestionProps) {
  const say = useSnackbar();
  return (
    <>
      <UnpublishForm
        key={site.id}
        site={site}
        open={open && about === 'unpublish'}
        onClose={onClose}
        onDone={() => {
          onClose();
          say(`The website of ${site.broker.name} is offline`);
        }}
      />
      <ConfirmDialog
        open={open && about === 'release'}
        title={`Release ${site.customDomain}?`}
        message={`Visitors of ${site.customDomain} no longer reach this website, and any broker may claim the name. The website stays at its address here.`}
        confirmLabel="Release"
        busyLabel="Releasing…"
        danger
        busy={busy}
        onConfirm={() => {
          onClose();
          onStep(site, 'release');
        }}
        onClose={onClose}
      />
    </>
  );
}
