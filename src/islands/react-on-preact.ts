/** esbuild substitutes this for `react` in the browser: the part of React's interface that islands use, from Preact. */
export { Component, createContext, createRef, Fragment } from 'preact';
export { useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
