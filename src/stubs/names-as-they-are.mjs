/** refine makes English plurals of the names of resources; the console says the words of their declarations. */
// oxlint-disable-next-line import/no-default-export -- as in what it stands for
export default { plural: (name) => name, singular: (name) => name }
