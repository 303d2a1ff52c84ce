import './shell/mantine-styles.ts';
import './shell/theme.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App, createApp } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App {...createApp()} />);
