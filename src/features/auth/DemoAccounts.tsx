import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type DemoAccount, listDemoAccounts } from '#contract/demo.ts';
import type { Role } from '#contract/endpoint.ts';
import { queryOf } from '#src/lib/queryOf.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface DemoAccountsProps {
  roles: readonly Role[];
  onChoose: (account: DemoAccount) => void;
}

const forever = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** A demo server's accounts, for filling in the form; renders nothing on any other server or when the call fails. */
export function DemoAccounts({ roles, onChoose }: DemoAccountsProps) {
  const { data } = useQuery({ ...queryOf(listDemoAccounts, {}), ...forever });
  const accounts = (data?.data ?? []).filter(({ role }) => roles.includes(role));
  const titleId = useId();
  if (accounts.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        border: '1px dashed',
        borderColor: 'roles.control',
        borderRadius: '10px',
        bgcolor: 'roles.subtle',
        p: 1.5,
      }}
    >
      <Text component="h2" id={titleId} variant="label" sx={{ px: 1 }}>
        Demo accounts
      </Text>
      <Text variant="caption" quiet sx={{ px: 1, mb: 0.5 }}>
        Choose one to fill in the form.
      </Text>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {accounts.map((account) => (
          <li key={`${account.role} ${account.email}`}>
            <ButtonBase
              onClick={() => onChoose(account)}
              sx={{
                width: '100%',
                minHeight: 44,
                px: 1,
                py: 0.75,
                flexDirection: 'column',
                alignItems: 'flex-start',
                borderRadius: '8px',
                textAlign: 'left',
                '&:hover': { bgcolor: 'roles.hover' },
              }}
            >
              <Text component="span" variant="label" sx={{ color: 'roles.primary', overflowWrap: 'anywhere' }}>
                {account.email}
              </Text>
              <Text component="span" variant="caption" quiet>
                {account.note}
              </Text>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
