package example.harbour;

import example.harbour.Lamp;

interface IQuay {
    int count();
    oneway void light(in Lamp lamp);
}
