import type { Area } from '../../area.ts'

/** What the office asks who lives here. */
export const area: Area = {
  places: [
    { path: '/forms', needs: 'adult', load: async () => (await import('./forms.tsx')).FormsPlace },
    { path: '/forms/:id', needs: 'adult', load: async () => (await import('./form.tsx')).FormPlace },
    { path: '/survey', needs: 'adult', load: async () => (await import('./survey.tsx')).SurveyPlace },
  ],
  more: [
    { group: 'home', order: 40, to: '/forms', word: 'asked.forms', needs: 'adult' },
    { group: 'home', order: 41, to: '/survey', word: 'asked.survey', needs: 'adult' },
  ],
}
