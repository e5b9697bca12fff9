import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { labelsPlugin } from './scripts/labels-plugin.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  plugins: [react(), labelsPlugin(import.meta.dirname)],
  build: {
    outDir: 'dist/console',
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // What every page needs changes seldom: apart from our own code a browser keeps it over releases.
        advancedChunks: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|@refinedev[\\/](core|react-router)|@tanstack|axios|i18next|react-i18next|dayjs)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/v1': { target: api, ws: true } } },
})
