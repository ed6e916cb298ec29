import { Cards } from './cards';

export default function CardsPage() {
  return (
    <main>
      <h1>Business cards</h1>
      <Cards />
    </main>
  );
}
