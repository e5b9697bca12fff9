import { createServer } from 'vite'

export interface ServedConsole {
  /** `http://localhost:5173` */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the console from its sources, with reloading; on the next free port where this one is taken. With `configFile` the
 * build that it describes.
 */
export async function serveConsole(port = 5173, configFile?: string): Promise<ServedConsole> {
  const vite = await createServer({ ...(configFile === undefined ? {} : { configFile }), server: { port } })
  await vite.listen()
  const [url = `http://localhost:${port}`] = vite.resolvedUrls?.local ?? []
  return { url: url.replace(/\/$/, ''), close: () => vite.close() }
}
