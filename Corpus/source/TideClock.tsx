import React, { useEffect, useState } from "react";

interface Props {
  harbour: string;
  period?: number;
}

export const TideClock: React.FC<Props> = ({ harbour, period = 745 }) => {
  const [minutes, setMinutes] = useState<number>(0);

  useEffect(() => {
    const timer = setInterval(() => setMinutes((value) => (value + 1) % period), 60_000);
    return () => clearInterval(timer);
  }, [period]);

  return (
    <figure className="tide-clock">
      <meter min={0} max={period} value={minutes} />
      <figcaption>{harbour}: {Math.round((minutes / period) * 100)} %</figcaption>
    </figure>
  );
};
