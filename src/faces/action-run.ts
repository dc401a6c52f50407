export async function runAction(): Promise<void> {
  const core = await import('@actions/core');
  core.info('x');
}
