import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { askedPage } from '#src/features/auth/askedPage.ts';
import { useSessionEnded } from '#src/features/auth/useSessionEnded.ts';
import { useSession } from '#src/lib/sessions.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { SessionEndedNotice } from '#src/ui/feedback/SessionEndedNotice.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';
import { OperatorLoginForm } from './OperatorLoginForm.tsx';

const roles = ['super_admin'] as const;

/**
 * The operator's login (specification 000, section 2). Once signed in, it leads to the requested page or the dashboard.
 */
export function OperatorLoginScreen() {
  const session = useSession('super_admin');
  const [ended, forgetEnded] = useSessionEnded(roles);
  const asked = askedPage(useLocation().state, paths.superadmin.root);
  if (session) return <Navigate to={asked ?? paths.superadmin.dashboard} replace />;
  return (
    <AuthLayout heading={'The keys\nto the house.'} line="Brokers, leads and the health of the platform, in one place.">
      <Text variant="formTitle" component="h1">
        Welcome Back!
      </Text>
      <Text variant="copy" quiet sx={{ mt: 0.5, mb: 3 }}>
        Sign in to run the platform
      </Text>
      <SessionEndedNotice ended={ended} />
      <OperatorLoginForm onSend={forgetEnded} />
    </AuthLayout>
  );
}
