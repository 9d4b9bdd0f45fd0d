import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default [
  { ignores: ['node_modules', 'src/api/schema.d.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // Sets and maps here are replaced as a whole, never changed in place.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
];
