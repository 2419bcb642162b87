// The baseline for bench/support/panels.ts: the smallest MUI page that shows a Data Grid with the CRM's request and columns.
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Row = Readonly<Record<string, string | number>>;

const theme = createTheme();
const columns = ['full_name', 'phone', 'status', 'property_interest', 'source'].map((field) => ({ field, width: 200 }));

const Bare = () => {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    const { token } = JSON.parse(localStorage.getItem('nivaas.session.broker') ?? '{}') as { token?: string };
    void fetch('/api/leads/broker?page=1&limit=20&order=desc', { headers: { authorization: `Bearer ${token}` } })
      .then((answer) => answer.json() as Promise<{ data: readonly Row[] }>)
      .then(({ data }) => setRows(data));
  }, []);
  return h(
    ThemeProvider,
    { theme },
    h(CssBaseline),
    h('div', { style: { height: '100vh' } }, h(DataGrid, { rows, columns })),
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(h(Bare));
