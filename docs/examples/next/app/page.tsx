export default function Home() {
  return <h1>A print studio</h1>;
}
