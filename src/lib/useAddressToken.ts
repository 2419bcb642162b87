import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The token of the page's address, which is taken out of it: neither the history nor a page that is opened from here may know it. */
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
