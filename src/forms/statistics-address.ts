/** Apart from the page's state, which the menu does not need. */
export const statisticsPage = 'form-statistics'

/** The statistics of one form. */
export const statisticsAddress = (formId: string) => `/${statisticsPage}?form_id=${formId}`
