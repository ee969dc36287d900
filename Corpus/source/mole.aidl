package org.example.mole;

parcelable Tide;

oneway interface ITideListener {
    void onTide(in Tide tide, in @nullable String quay);
}
