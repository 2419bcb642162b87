import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The token in the page's URL. Removes it from the URL, so that neither the history nor linked pages can see it. */
export const useAddressToken = (): string => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => params.get('token') ?? '');
  const isInAddress = params.has('token');
  useEffect(() => {
    if (isInAddress) navigate(pathname, { replace: true });
  }, [isInAddress, pathname, navigate]);
  return token;
};
