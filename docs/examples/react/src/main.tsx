import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Cards } from './cards';

const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Cards />
    </StrictMode>,
  );
