// SPDX-License-Identifier: Apache-2.0

/// How often candidates are right, fitted on labelled files by `Benchmarks/calibrate.py`, which writes this file.
///
/// A candidate is right where it is the very type of the label and no better candidate is. The numbers are thousandths,
/// drawn towards what the parts of a combination say where files are few.
enum FittedConfidences {
  /// Of the best candidate, by its basis: first as seen alone, then corroborated, then disputed, each where the claims
  /// are silent, agree, specialise and contradict.
  static let answers: StaticString = """
    certain * * *|920 947 899 803 955 972 926 853 906 951 833 680
    certain container binary general|818 944 808 812 898 963 830 883 662 907 711 706
    certain container binary specific|941 946 927 813 973 982 954 855 969 969 870 686
    certain container text general|904 969 880 883 929 978 914 916 835 945 803 808
    certain container text specific|981 982 955 883 988 988 968 915 966 969 921 807
    certain content binary specific|956 962 840 651 910 910 882 728 876 888 744 509
    certain filesystem binary specific|999 999 999 999 999 999 999 999 999 999 999 999
    fair * * *|985 985 965 854 988 988 977 896 973 973 943 766
    fair container binary general|917 964 914 854 941 975 938 894 861 937 855 765
    fair content binary specific|970 970 942 751 978 978 958 813 945 945 897 626
    fair content text specific|980 980 957 810 984 984 970 859 960 960 925 703
    fair signature text specific|952 952 910 635 966 966 936 737 917 917 849 520
    fair text binary specific|976 976 959 825 985 985 971 866 962 962 929 714
    fair text text general|964 984 961 931 973 989 972 951 934 972 931 882
    fair text text specific|987 987 967 864 990 990 980 905 977 977 948 779
    fallback * * *|515 943 906 859 591 962 926 892 382 903 840 772
    fallback filesystem binary general|900 900 500 500 900 900 500 500 900 900 500 500
    fallback signature binary general|230 874 807 723 336 909 844 769 164 794 676 562
    fallback text text general|622 969 943 911 687 982 957 938 463 944 902 850
    strong * * *|969 980 959 849 981 982 970 896 910 924 929 742
    strong container binary general|817 940 863 801 853 958 904 820 713 897 778 691
    strong container binary specific|897 910 868 593 932 936 904 677 829 849 785 447
    strong content binary specific|973 984 956 839 977 979 966 887 909 909 923 724
    strong content text specific|966 966 958 839 974 974 970 882 960 960 926 735
    strong signature binary general|941 985 963 943 964 989 974 960 911 973 935 902
    strong signature binary specific|974 974 964 862 987 988 975 896 956 959 938 769
    strong signature text general|954 985 965 946 965 990 975 962 915 974 938 906
    strong signature text specific|975 979 966 863 985 985 976 900 954 960 940 777
    strong text text general|955 985 961 941 973 989 974 960 907 972 933 898
    strong text text specific|967 987 963 846 988 988 974 903 887 924 935 732
    weak * * *|932 971 926 800 954 978 949 852 888 945 877 692
    weak content binary specific|906 964 909 755 940 971 935 816 859 929 847 632
    weak content text specific|949 970 933 811 961 979 952 861 895 948 885 705
    weak signature text specific|967 979 942 853 967 985 964 893 920 961 912 763
    weak text text specific|905 970 928 792 951 977 946 845 887 944 872 679
    """

  /// Of the candidates behind it.
  static let others: StaticString = """
    alternative|12
    claimed|400
    contradicted|28
    general|31
    rival certain|45
    rival fair|13
    rival fallback|1
    rival strong|23
    rival weak|2
    """
}
