/** Tells the bench where this server listens and answers its questions until the bench is gone. */
export function serve(url: string, report: () => Record<string, number> = () => ({})): void {
  process.on('message', (question) => {
    const { user, system } = process.cpuUsage();
    process.send?.(question === 'cpu' ? { cpuMicros: user + system } : { report: report() });
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ url });
}
