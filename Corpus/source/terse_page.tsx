export default function Berth({ ring }: { ring: number }) {
  return <p>Ring {ring}</p>;
}
