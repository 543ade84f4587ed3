export const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl', xl: 'sm:max-w-6xl' };

export const LAYOUTS = {
  sheet:
    'inset-0 h-dvh sm:m-auto sm:h-fit sm:max-h-[min(52rem,calc(100dvh-3rem))] sm:w-[calc(100%-3rem)] sm:rounded-xl sm:ring-1 sm:ring-line',
  card: 'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-xl ring-1 ring-line',
};
