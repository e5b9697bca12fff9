import { Component, type ReactNode } from 'react'
import { say } from '../language/say.ts'

interface CrashProps {
  readonly children: ReactNode
}

/** Told instead of a white page: of a fault of ours, or of a file that a new version has replaced. */
export class Crash extends Component<CrashProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const isOld = error instanceof TypeError && /import|module/i.test(error.message)
    return (
      <main className="empty" role="alert">
        <h1>{say('shell.crashed')}</h1>
        {isOld && <p>{say('shell.updated')}</p>}
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {say('shell.reload')}
        </button>
      </main>
    )
  }
}
