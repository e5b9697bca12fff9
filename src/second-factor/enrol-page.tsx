import { Alert, Button, Checkbox, Skeleton } from 'antd'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import { useT } from '../i18n/use-t.ts'
import { SignInLayout } from '../shell/sign-in-layout.tsx'
import { reloadAccess, signOut } from '../session/session.ts'
import { takeSession } from '../data/token.ts'
import { AppStep } from './app-step.tsx'
import { askOwnFactor, ownFactorKey, type AppSecret, type Confirmed } from './calls.ts'
import { PasswordStep } from './password-step.tsx'
import { Failure } from '../errors/failure.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type Step =
  | { readonly is: 'password' }
  | { readonly is: 'app'; readonly given: AppSecret }
  | { readonly is: 'codes'; readonly codes: readonly string[] }

/** Setting up the second factor: the password, the app with its first code, the recovery codes. */
export function EnrolPage() {
  const t = useT()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ is: 'password' })
  // The state at the start of this visit: it must not change while the codes are being read.
  const { data: own, error } = useQuery({
    queryKey: ownFactorKey,
    queryFn: askOwnFactor,
    staleTime: Infinity,
    gcTime: 0,
  })
  const leave = (to: string) => {
    queryClient.removeQueries({ queryKey: ownFactorKey })
    void navigate(to, { replace: true })
  }
  const confirmed = ({ access_token, recovery_codes }: Confirmed) => {
    // The former token opens nothing any more.
    takeSession(access_token)
    setStep({ is: 'codes', codes: recovery_codes })
  }
  const finish = async () => {
    await reloadAccess()
    leave(own?.must_enrol === true ? '/dashboard' : '/profile')
  }
  if (step.is === 'password' && (own?.enabled_at ?? null) !== null) return <Navigate replace to="/profile" />
  const isCodes = step.is === 'codes'
  return (
    <SignInLayout
      title={t(isCodes ? 'console.second_factor.enrol.codes_title' : 'console.second_factor.title')}
    >
      <Failure error={error ?? undefined} />
      {own === undefined ? (
        error === null && <Skeleton active />
      ) : (
        <>
          {own.must_enrol && !isCodes && (
            <Alert
              type="info"
              showIcon
              message={t('console.second_factor.enrol.required')}
              style={{ marginBottom: 16 }}
            />
          )}
          {step.is === 'password' && <PasswordStep next={(given) => setStep({ is: 'app', given })} />}
          {step.is === 'app' && <AppStep given={step.given} next={confirmed} />}
          {step.is === 'codes' && <Codes codes={step.codes} name={own.name} finish={finish} />}
          {!isCodes && <Leave mustEnrol={own.must_enrol} toProfile={() => leave('/profile')} />}
        </>
      )}
    </SignInLayout>
  )
}

/** Users who must set it up can only sign out instead. */
function Leave({ mustEnrol, toProfile }: { readonly mustEnrol: boolean; readonly toProfile: () => void }) {
  const t = useT()
  return (
    <Button
      block
      type="link"
      style={{ marginTop: 8 }}
      onClick={() => (mustEnrol ? void signOut() : toProfile())}
    >
      {t(mustEnrol ? 'console.second_factor.enrol.sign_out' : 'console.second_factor.enrol.later')}
    </Button>
  )
}

interface CodesProps {
  readonly codes: readonly string[]
  readonly name: string
  readonly finish: () => Promise<void>
}

function Codes({ codes, name, finish }: CodesProps) {
  const t = useT()
  const [isSaved, setSaved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const done = async () => {
    setBusy(true)
    await finish().catch((failure: unknown) => {
      setError(failure)
      setBusy(false)
    })
  }
  return (
    <>
      <Failure error={error} />
      <RecoveryCodeList codes={codes} name={name} />
      <Checkbox
        checked={isSaved}
        onChange={({ target }) => setSaved(target.checked)}
        style={{ margin: '16px 0' }}
      >
        {t('console.second_factor.enrol.saved')}
      </Checkbox>
      <Button
        block
        type="primary"
        size="large"
        disabled={!isSaved}
        loading={isBusy}
        onClick={() => void done()}
      >
        {t('console.second_factor.enrol.done')}
      </Button>
    </>
  )
}
