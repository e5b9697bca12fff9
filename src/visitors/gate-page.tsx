import { CameraOutlined } from '@ant-design/icons'
import { Alert, Button, Input, type InputRef } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { registry } from '#entities/index.ts'
import { moduleCrumb } from '../crud/record/page-crumbs.ts'
import { inputId } from '../crud/form/form-field.tsx'
import { errorText } from '../errors/error-text.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { GateAnswer } from './gate-outcome.tsx'
import { InsideNow } from './inside-now.tsx'
import { useGate, type GateMove } from './use-gate.ts'
import './visitors.css'

const Camera = lazy(async () => ({ default: (await import('./camera.tsx')).Camera }))

const codeId = inputId('visitor-code')

/** The guard's page: a code by scanner, keyboard or camera, the answer, and who is inside. */
export function GatePage() {
  const tools = useViewTools()
  const { t } = tools
  const { building } = useSession()
  const gate = useGate(building?.id ?? '')
  const [typed, setTyped] = useState('')
  const [isWatching, setWatching] = useState(false)
  const input = useRef<InputRef>(null)
  // A scanner types wherever the focus is: it comes back to the code after every answer.
  useEffect(() => input.current?.focus({ preventScroll: true }), [gate.outcome, gate.error])
  const mayMove = tools.can('update', 'visitor')
  const move = (next: GateMove, code?: string) => void gate.move(next, code)
  const check = (code: string) => {
    setTyped('')
    void gate.check(code)
  }
  const submit = () => {
    if (typed.trim() !== '') check(typed)
    else if (gate.next !== undefined && mayMove && !gate.isBusy) move(gate.next)
  }
  return (
    <Page title={t('console.menu.title.visitor_gate')} breadcrumb={moduleCrumb(tools, registry.visitor)}>
      <div className="visitor-gate">
        <div className="visitor-gate-desk">
          {/* No form of declared fields: a scanner's line, in which empty means to go on with the visitor who was found. */}
          <form
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <div className="lobby-field">
              <label htmlFor={codeId}>{t('console.visitors.code')}</label>
              <div className="visitor-gate-code">
                <Input
                  ref={input}
                  id={codeId}
                  aria-describedby={`${codeId}-help`}
                  size="large"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={300}
                  placeholder="K7QD-3M9X-2HTB"
                />
                <Button size="large" htmlType="submit" loading={gate.isBusy}>
                  {t('console.visitors.check')}
                </Button>
              </div>
              <div id={`${codeId}-help`} className="lobby-field-help">
                {t('console.visitors.code_help')}
              </div>
            </div>
          </form>
          <Button
            icon={<CameraOutlined aria-hidden />}
            aria-pressed={isWatching}
            onClick={() => setWatching(!isWatching)}
          >
            {t(isWatching ? 'console.visitors.camera_off' : 'console.visitors.camera')}
          </Button>
          {isWatching && (
            <Suspense fallback={null}>
              <Camera onCode={check} t={t} />
            </Suspense>
          )}
          {gate.error !== undefined && (
            <Alert
              type="error"
              showIcon
              role="alert"
              message={t('console.visitors.failed')}
              description={errorText(t, gate.error)}
            />
          )}
          {gate.outcome !== undefined && (
            <GateAnswer
              outcome={gate.outcome}
              next={gate.next}
              isBusy={gate.isBusy}
              onMove={move}
              tools={tools}
            />
          )}
        </div>
        <InsideNow buildingId={building?.id} tools={tools} />
      </div>
    </Page>
  )
}
