/** What the console is built with, besides what Vite gives. */
interface ImportMetaEnv {
  /** `simple-rest`: json-server instead of our server. */
  readonly VITE_DATA_PROVIDER?: string
  readonly VITE_REST_URL?: string
}
